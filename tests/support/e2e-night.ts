import { expect, type Page } from '@playwright/test'
import type { NightState } from '../../src-engine/night/state.ts'
import { ask, hostStore } from './e2e-table.ts'
import { join, personOf, tokenOf, type TestClient } from './host-client.ts'
import { ok, tableOf } from './host-play.ts'

/** Somebody of a night, at a page that is looked at or without one. */
export interface NightGuest {
  readonly name: string
  /** The table the night brought them to. */
  table(): Promise<string>
  /** Whether they host that table, and have begun its game. */
  begins(table: string): Promise<boolean>
  /** Gives up at it once the cards are dealt. Where somebody else was last, the game is over already. */
  concedes(table: string): Promise<void>
}

/** The night as this page has it. */
export const nightOn = async (page: Page): Promise<NightState> =>
  (await hostStore(page)).evaluate(host => JSON.parse(JSON.stringify(host.night)) as NightState)

/** Somebody with a page of their own; `goes`: the way from the night to their table, where the host did not bring them there. */
export const atPage = (name: string, page: Page, goes: () => Promise<unknown>): NightGuest => ({
  name,
  table: async () => {
    await goes()
    await expect(page.getByTestId('lobby')).toBeVisible()
    return new URL(page.url()).hash.replace('#/t/', '')
  },
  begins: async table => {
    if (!(await page.getByTestId('start').isVisible())) return false
    await ask(page, { say: 'start', table })
    return true
  },
  concedes: async table => {
    const store = await hostStore(page)
    await store.evaluate(async (host, id) => {
      const here = () => host.tables.get(id)
      while ((here()?.state?.phase ?? 'lobby') === 'lobby') await new Promise(next => setTimeout(next, 20))
      if (here()?.state?.phase !== 'playing') return
      const act = { say: 'act', table: id, seat: here()!.yours[0], action: { do: 'concede' } }
      await host.request(act).catch((why: { readonly code?: string }) => {
        if (why.code !== 'game-over') throw why
      })
    }, table)
  },
})

/** Many a night has too many people for as many browsers: these say what a page would, and look at nothing. */
export class Unseen implements NightGuest {
  readonly name: string
  #client: TestClient

  private constructor(name: string, client: TestClient) {
    this.name = name
    this.#client = client
  }

  /** Comes into the night of the house at this port. */
  static async comesIn(port: number, name: string): Promise<Unseen> {
    const client = await join(port, { name })
    await ok(client, { say: 'night', act: { do: 'in', on: true } })
    return new Unseen(name, client)
  }

  /** Comes back after the house was gone. */
  async comesBack(port: number): Promise<void> {
    this.#client = await join(port, { name: this.name, token: tokenOf(this.#client) })
  }

  async table(): Promise<string> {
    const me = personOf(this.#client)
    const mine = (): string | undefined => {
      const said = this.#client.messages.findLast(one => one.say === 'night')
      return said?.night.games.at(-1)?.tables.find(one => one.on && one.people.includes(me))?.id
    }
    if (mine() === undefined) await this.#client.next(() => mine() !== undefined)
    const id = mine()!
    await this.#client.until(one => one.say === 'table' && one.table.id === id)
    return id
  }

  async begins(table: string): Promise<boolean> {
    if (tableOf(this.#client, table).host !== personOf(this.#client)) return false
    await ok(this.#client, { say: 'start', table })
    return true
  }

  async concedes(table: string): Promise<void> {
    await this.#client.until(one => one.say === 'table' && one.table.id === table && one.table.phase !== 'lobby')
    const { seat } = tableOf(this.#client, table).places.find(one => one.person === personOf(this.#client))!
    const said = await this.#client.ask({ say: 'act', table, seat, action: { do: 'concede' } })
    if (said.say === 'refused' && said.code !== 'game-over') throw new Error(said.code)
  }

  close(): Promise<void> {
    return this.#client.close()
  }
}

/** Whoever of these hosts the table begins its game. */
export async function beginAt(table: string, all: readonly NightGuest[]): Promise<void> {
  await expect(async () => {
    for (const one of all) if (await one.begins(table)) return
    throw new Error('nobody hosts it yet')
  }).toPass()
}
