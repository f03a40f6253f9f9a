import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * For Stryker, which can't draw: it asks its checkers whether a mutant is worth running, and only the drawn ones are.
 * No TypeScript, since Stryker's own processes load it, and Node as they start it reads none.
 */
class Drawn {
  names = new Set(JSON.parse(process.env.KNOCKABOUT_MUTANTS_DRAWN ?? '[]'))

  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    const name = ({ fileName, location, replacement }) => JSON.stringify([fileName, location, replacement])
    const answer = mutant =>
      this.names.has(name(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
    return Object.fromEntries(mutants.map(mutant => [mutant.id, answer(mutant)]))
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'drawn', Drawn)]
