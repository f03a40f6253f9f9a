import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, startDesktop } from '../support/desktop-electron.ts'

const scenario = join(root, 'tests', 'scenarios', 'knock-out-whist', 'kow-dog-need-not-lead.json')

test('the app started by double click on a game’s file shows that game; one cut short gets a word', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-file-'))
  const text = await readFile(scenario, 'utf8')
  const file = join(folder, 'last night.knockabout.json')
  await writeFile(file, text)
  const desktop = await startDesktop({ words: [file] })
  try {
    const { page } = desktop
    await expect(page.getByTestId('replay-player')).toBeVisible()
    await expect(page.getByTestId('replay-where')).toContainText('0 of')
    await page.getByTestId('replay-step').click()
    await expect(page.getByTestId('replay-caption')).toContainText('Ben leads the two of hearts')
  } finally {
    await desktop.stop()
  }
  await writeFile(file, text.slice(0, text.length / 2))
  const second = await startDesktop({ words: [file] })
  try {
    await expect(second.page.getByTestId('replay-problem')).toContainText('cut short')
  } finally {
    await second.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
