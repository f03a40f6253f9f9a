/** What host and app tell of themselves: on the start screen, as a table is closed, as a connection ends. */
export default {
  'seat-code-late':
    'That code counts no longer, so you come as a guest. Ask for a new one at the device that has the seat.',
  'disk-warning': 'Something could not be written to disk; the host’s disk may be full.',
  'standby-missing':
    'Another computer has a copy of this house and may go on with it, so the tables here wait for it. If it is gone for good, start Knockabout with --alone.',
  'standby-lost': 'The computer that kept a copy of this house is gone. The evening goes on here without it.',
  'standby-no-room':
    'The computer that should keep a copy of this house has no room on its disk. The evening goes on here without a copy.',
  'standby-holds': 'A second computer has all of this house.',
  'standby-other-version': 'The computer that should keep a copy of this house runs another version of Knockabout.',
  'seal-gone':
    'Sealed lines are gone: pages of this house go over plain HTTP again, and whoever listens on the Wi-Fi can read along. Knockabout’s own app comes by TLS as before.',
  'disk-full': 'The host’s disk is full, so nothing can be kept now. Nothing was lost; once there is room, it goes on.',
  'disk-failed':
    'The host can’t write to its disk, so nothing can be kept now. Nothing was lost; once it can, it goes on.',
  'data-in-use': 'Another Knockabout on this computer uses the same data folder.',
  'data-newer':
    'A later version of Knockabout wrote the database here. It stays as it is, and nothing of today is kept: update this copy.',
  'database-set-aside': 'The database could not be read. It was set aside as {aside}, and Knockabout starts afresh.',
  'database-rescued':
    'The database was damaged. It was set aside as {aside}; what could be read was taken over. Games: {games}, people: {people}.',
  'some-unreadable': 'Some of what is kept here can’t be read any more. It stays in the file and is left out.',
  'nothing-kept':
    'The data folder {folder} cannot be used. You can play, but games, statistics and seats are lost when Knockabout closes.',
  'table-not-set-up': 'A table of last time could not be set up again: {why} Its game is kept.',
  'update-offered': 'Knockabout {version} is there, when you like: {page}',
  'port-taken': 'Port {wanted} is taken by another program, so this host listens on {port}.',
  'port-taken-by-knockabout': 'Port {wanted} is taken by another Knockabout, “{name}”, so this host listens on {port}.',
  'address-taken': 'Port {port} is taken on {addresses}; others cannot reach this host there.',
  'no-network': 'This computer is on no network, so nobody else can join yet. It goes on looking.',
  'mdns-taken':
    'Another program keeps the port by which tables usually find each other (UDP 5353). If one is missing, join by code or QR.',
  'mdns-off': 'Tables may not find each other by themselves here ({error}). Others can still join by code or QR.',
  'mdns-back': 'Tables find each other by themselves again.',
  'house-went':
    'The party of this computer’s house goes on at {address}. Join it there from the list of tables, or by that address.',
  'house-came': 'The evening goes on at another computer.',
  'house-came-to': 'The evening goes on at {name}’s computer.',
  'keeps-copy':
    'This computer keeps a copy of another house, and others can’t play here meanwhile. On the start page you can end that.',
  interfaces: 'The network could not be looked at ({error}).',
  'pin-guessing': 'Somebody is guessing the PIN, so new guests must wait. A new PIN lets them in again.',
  'no-address': 'An address looks like 192.168.1.20 or 192.168.1.20:4680, its code like ba-fe-fe.',
  'address-other': 'Something answers at {address}, but it is not Knockabout.',
  'address-https': 'The app comes to a house by http alone. Open {address} in a browser.',
  'address-nothing': 'Nobody hosts at {address}. Is the address right, and is the host open?',
  'address-silent': 'Nothing answers there. Is it the same network, and does a firewall let Knockabout through?',
  'other-version': 'That host runs Knockabout {theirs}, yours is {ours}: both need the same version.',
  'file-too-large': '“{file}” is larger than {bytes}; no file of Knockabout is.',
  'file-unwritten': '“{file}” could not be written there.',
  'file-not-text': '“{file}” is not a text file.',
  'file-unreadable': '“{file}” cannot be read.',
  unexpected: 'Something unexpected happened: {error}',
} as const
