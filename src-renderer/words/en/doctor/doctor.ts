/** Why people do not find each other: one cause, and what to do about it. */
export default {
  host: {
    'no-network': 'This computer is on no network. Plug in a cable or join the Wi-Fi the others are on.',
    'other-address': 'A guest came in by {works}, but the address shown here, {shown}, leads nowhere from there.',
    firewall:
      'The others see this house but cannot come in: a firewall on this computer keeps them out. It has to let Knockabout through at port {port}.',
    welcome: 'Others reach this house: nothing stands in their way.',
    vpn: 'This computer sends everything through a VPN, so the others in the room cannot reach it. Switch the VPN off, or let it leave out the local network.',
    'firewall-on': 'Nobody has got through so far, and {firewall} is on: it has to let Knockabout in.',
    isolation:
      'No other device can be seen from here: this network keeps its devices apart, as guest networks do. Use another Wi-Fi, a cable, or a phone’s hotspot.',
    'nobody-yet': 'Nothing is wrong here, only nobody has come yet. Are the others on this same network?',
  },
  app: {
    'no-network': 'This computer is on no network. Plug in a cable or join the Wi-Fi the host is on.',
    'host-unreached':
      'There is a house at {address}, but its computer lets nobody in: a firewall there has to let Knockabout through.',
    announcements: 'This network swallows what houses announce. Type an address or its code, or look everywhere.',
    vpn: 'This computer sends everything through a VPN, so it may not reach the others in the room. Switch the VPN off, or let it leave out the local network.',
    isolation:
      'No other device can be seen from here: this network keeps its devices apart, as guest networks do. Use another Wi-Fi, a cable, or a phone’s hotspot.',
    'nobody-hosts': 'Others are there, but nobody hosts on this network just now.',
    'nobody-heard': 'Nobody has been heard yet on this network.',
  },
  page: {
    offline: 'This device is on no network. Join the Wi-Fi the host is on.',
    moved: 'The host is at another address now: {address}.',
    'copy-waits':
      'You are at the computer with the copy of the house. It waits for more of those who played; then the evening goes on by itself. Nothing is lost.',
    socket:
      'The host answers, but something on the way cuts the connection: a VPN, a proxy or an add-on of the browser. Switch it off, or use another browser.',
    'host-gone':
      'The host does not answer. Is its computer awake, and is this device on the same Wi-Fi and not on mobile data?',
  },
  'go-on-sure': 'Is the host’s computer gone for good?',
  'go-on-text':
    'If it still goes on with some of you, there are two houses until the computers meet, and what was played here since is lost.',
  'other-house':
    'This is not the house you met before under this name. Its data may be new, or somebody on the network poses as it: ask whoever hosts.',
  'right-house': 'It is the right one',
  does: {
    'check-again': 'Check again',
    'look-everywhere': 'Look everywhere',
    'show-address': 'Show {works} instead',
    'go-there': 'Go there',
    'go-on-here': 'Go on without them',
    'copy-command': 'Copy the command for it',
  },
} as const
