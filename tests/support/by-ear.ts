import { setTimeout as later } from 'node:timers/promises'
import { expect, type CDPSession, type Page } from '@playwright/test'

/** One thing as a screen reader finds it. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly focused: boolean
  readonly disabled: boolean
  /** The key it says it can be pressed with. */
  readonly shortcut: string
  readonly checked: boolean
  readonly pressed: boolean
  /** In which named part of the page it stands, as is said when one comes to it: “Your battlefield”. */
  readonly within: string
  /** It says that it is about to change: nobody decides on what they hear of it until then. */
  readonly busy: boolean
}

const pressable = new Set([
  'button',
  'radio',
  'checkbox',
  'switch',
  'menuitem',
  'textbox',
  'combobox',
  'spinbutton',
  'tab',
  'link',
  // A card of one's hand.
  'option',
])
/** What Enter presses. */
const isButton = ({ role }: { readonly role: string }): boolean => role === 'button' || role === 'option'

/** A node of the accessibility tree, as far as it is read here. */
interface TreeNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly description?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

const parts = new Set(['region', 'group', 'navigation', 'dialog', 'list', 'listbox'])

/** The name of the part of the page round a node. */
function partOf(node: TreeNode, byId: ReadonlyMap<string, TreeNode>): string {
  for (let at = byId.get(node.parentId ?? ''); at !== undefined; at = byId.get(at.parentId ?? '')) {
    const name = String(at.name?.value ?? '')
    if (!at.ignored && name !== '' && parts.has(String(at.role?.value))) return name
  }
  return ''
}

function heardOf(nodes: readonly TreeNode[]): readonly Heard[] {
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  return nodes
    .filter(node => !node.ignored)
    .map(node => {
      const property = (name: string): unknown => node.properties?.find(one => one.name === name)?.value.value
      return {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        focused: property('focused') === true,
        disabled: property('disabled') === true,
        shortcut: String(property('keyshortcuts') ?? ''),
        pressed: property('pressed') === 'true' || property('pressed') === true || property('selected') === true,
        checked: property('checked') === 'true' || property('checked') === true,
        within: partOf(node, byId),
        busy: Boolean(property('busy')),
      }
    })
}

/** Somebody with a screen reader and a keyboard: reads nothing but the browser's accessibility tree, and only presses keys. */
export class Listener {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Accessibility.enable')
    return new Listener(page, devtools)
  }

  /** All there is to be heard now, in reading order. */
  async hear(): Promise<readonly Heard[]> {
    const { nodes } = await this.devtools.send('Accessibility.getFullAXTree')
    return heardOf(nodes)
  }

  /** What has the focus. The whole tree takes ten times as long to be told, and Tab is pressed often. */
  private async focused(): Promise<Heard | undefined> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { objectId } = result
    if (objectId === undefined) return undefined
    const { nodes } = await this.devtools.send('Accessibility.getAXNodeAndAncestors', { objectId })
    await this.devtools.send('Runtime.releaseObject', { objectId })
    return heardOf(nodes).find(one => one.focused)
  }

  /** What can be pressed, by its role and name. */
  async choices(): Promise<readonly Heard[]> {
    return (await this.hear()).filter(({ role }) => pressable.has(role))
  }

  key(key: string): Promise<void> {
    return this.page.keyboard.press(key.length === 1 ? key.toLowerCase() : key)
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /**
   * Waits until something like this is to be heard; if it is to be pressed (`mayBePressed`), until it can be, and nothing is
   * about to change.
   */
  async waitFor(name: RegExp, role?: string, mayBePressed = false): Promise<Heard> {
    const isIt = (one: Heard): boolean =>
      name.test(one.name) &&
      (role === undefined || one.role === role || (role === 'button' && isButton(one))) &&
      !(mayBePressed && one.disabled)
    let found: Heard | undefined
    await expect
      .poll(async () => {
        const all = await this.hear()
        found = mayBePressed && all.some(one => one.busy) ? undefined : all.find(isIt)
        return found?.name ?? ''
      })
      .toMatch(name)
    return found!
  }

  /** Goes there by Tab, as far as it takes; gives whether it is there to be come to. `heard`: it was, a moment ago. */
  private async reach(isIt: (one: Heard) => boolean, heard?: Heard): Promise<boolean> {
    let wanted = heard
    for (let tabs = 0; tabs < 120; tabs++) {
      const focused = await this.focused()
      if (focused !== undefined && isIt(focused)) return true
      // It may be gone meanwhile.
      if (tabs % 8 === (heard === undefined ? 0 : 7)) wanted = (await this.hear()).find(isIt)
      if (wanted === undefined) return false
      // In a menu, and in a group of radio buttons, Tab comes to one, and arrows to the others.
      const isInGroup = wanted.role === 'menuitem' || (wanted.role === 'radio' && focused?.role === 'radio')
      await this.page.keyboard.press(isInGroup ? 'ArrowDown' : 'Tab')
    }
    return false
  }

  /** Waits until it is there, and goes there. */
  async goTo(name: RegExp, role = 'button', mayBePressed = false): Promise<void> {
    const heard = await this.waitFor(name, role, mayBePressed)
    const isIt = (one: Heard): boolean => (role === 'button' ? isButton(one) : one.role === role) && name.test(one.name)
    if (!(await this.reach(isIt, heard))) throw new Error(`Tab never comes to the ${role} ${name}.`)
  }

  /** Waits until it is there and may be pressed, goes there and presses it. */
  async press(name: RegExp, role = 'button'): Promise<void> {
    await this.goTo(name, role, true)
    await this.page.keyboard.press(role === 'button' || role === 'menuitem' ? 'Enter' : 'Space')
  }

  /** Presses the button of this name that was heard a moment ago; gives whether it was still there. */
  pressNow(heard: Heard): Promise<boolean> {
    return this.pressThat(one => one.name === heard.name, heard)
  }

  /** Presses the button of which this holds; gives whether there was one to be come to. `heard`: it was, a moment ago. */
  async pressThat(isIt: (one: Heard) => boolean, heard?: Heard): Promise<boolean> {
    const there = await this.reach(one => isButton(one) && isIt(one), heard)
    if (there) await this.page.keyboard.press('Enter')
    return there
  }

  /** What was announced last, newest at the end. */
  async announced(): Promise<readonly string[]> {
    const { nodes } = await this.devtools.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const log = nodes.find(node => node.role?.value === 'log')
    const textOf = (id: string): string => {
      const node = byId.get(id)
      if (node === undefined) return ''
      if (node.role?.value === 'StaticText') return String(node.name?.value ?? '')
      return (node.childIds ?? []).map(textOf).join('')
    }
    return (log?.childIds ?? []).map(textOf).filter(text => text !== '')
  }

  /** Presses a key that reads something again, and waits until it is announced. */
  async readsAgain(key: string, text: RegExp): Promise<void> {
    const before = (await this.announced()).length
    await this.key(key)
    await expect.poll(async () => (await this.announced()).slice(before).join(' ')).toMatch(text)
  }

  /**
   * Plays on until the end is told. `act` is given what can be pressed, does one thing, and gives whether it found
   * anything to do; where it did not, others are waited for. `ms`: the longest it may take.
   */
  async playUntil(end: RegExp, act: (choices: readonly Heard[]) => Promise<boolean>, ms = 100_000): Promise<string> {
    const until = Date.now() + ms
    while (Date.now() < until) {
      const heard = await this.hear()
      const ending = heard.find(({ role, name }) => (role === 'heading' || role === 'region') && end.test(name))
      if (ending !== undefined) return ending.name
      if (heard.some(one => one.busy)) {
        await later(10)
        continue
      }
      const did = await act(heard.filter(({ role }) => pressable.has(role)))
      await later(did ? 10 : 60)
    }
    const heard = (await this.choices()).map(
      one => `${one.role} ${one.name}${one.disabled ? ` (${one.description})` : ''}`,
    )
    throw new Error(`The game never ended. There is: ${heard.join(' | ')}`)
  }
}
