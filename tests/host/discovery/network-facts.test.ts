import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firewallOn, metIn, routersIn } from '../../../src-main/host/discovery/network-facts.ts'
import { freshFolder } from '../../support/host-run.ts'

describe('who has been met on the network', () => {
  it('is read from Linux, without those who never answered and other interfaces', () => {
    const text = `IP address       HW type     Flags       HW address            Mask     Device
192.168.1.1      0x1         0x2         aa:bb:cc:dd:ee:01     *        wlan0
192.168.1.77     0x1         0x0         00:00:00:00:00:00     *        wlan0
172.17.0.2       0x1         0x2         02:42:ac:11:00:02     *        docker0
192.168.1.20     0x1         0x2         aa:bb:cc:dd:ee:02     *        wlan0
`
    expect(metIn(text, new Set(['wlan0']))).toEqual(['192.168.1.1', '192.168.1.20'])
  })
  it('is read from macOS and from Windows, groups and everybody left out', () => {
    const mac = `? (192.168.1.1) at a0:b1:c:d:e:f on en0 ifscope [ethernet]
? (192.168.1.9) at (incomplete) on en0 ifscope [ethernet]
? (192.168.1.255) at ff:ff:ff:ff:ff:ff on en0 ifscope [ethernet]
? (224.0.0.251) at 1:0:5e:0:0:fb on en0 ifscope permanent [ethernet]
`
    expect(metIn(mac)).toEqual(['192.168.1.1'])
    const windows = `
Interface: 192.168.1.20 --- 0x7
  Internet Address      Physical Address      Type
  192.168.1.1           a0-b1-0c-0d-0e-0f     dynamic
  192.168.1.31          a0-b1-0c-0d-0e-10     dynamic
  192.168.1.255         ff-ff-ff-ff-ff-ff     static
  224.0.0.251           01-00-5e-00-00-fb     static
`
    expect(metIn(windows)).toEqual(['192.168.1.1', '192.168.1.31'])
  })
  it('leaves out the routers, as each system names them', () => {
    const linux = `Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask
eth0	00000000	0101A8C0	0003	0	0	100	00000000
eth0	0001A8C0	00000000	0001	0	0	100	00FFFFFF
`
    expect(routersIn(linux)).toEqual(['192.168.1.1'])
    const mac = `Destination        Gateway            Flags               Netif Expire
default            192.168.1.1        UGScg                 en0
default            link#15            UCSIg           bridge100
192.168.1          link#6             UCS                   en0      !
`
    expect(routersIn(mac)).toEqual(['192.168.1.1'])
    const windows = `Network Destination        Netmask          Gateway       Interface  Metric
          0.0.0.0          0.0.0.0      192.168.1.1     192.168.1.20     25
        127.0.0.0        255.0.0.0         On-link         127.0.0.1    331
`
    expect(routersIn(windows)).toEqual(['192.168.1.1'])
  })
})

it.runIf(process.platform === 'linux')('a firewall is named with the command that opens the port', async () => {
  const etc = freshFolder()
  expect(await firewallOn(4680, etc)).toBeUndefined()
  mkdirSync(join(etc, 'ufw'))
  writeFileSync(join(etc, 'ufw', 'ufw.conf'), '# comment\nENABLED=no\n')
  expect(await firewallOn(4680, etc)).toBeUndefined()
  writeFileSync(join(etc, 'ufw', 'ufw.conf'), '# comment\nENABLED=yes\nLOGLEVEL=low\n')
  expect(await firewallOn(4681, etc)).toEqual({ name: 'ufw', command: 'sudo ufw allow 4681' })
})
