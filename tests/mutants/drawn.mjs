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

/** Says at once what lives on, and how far it is: a run that is broken off has found something too. */
class Progress {
  tested = 0

  onMutantTested({ status, fileName, location: { start }, replacement }) {
    if (status === 'CompileError' || status === 'Ignored') return
    this.tested++
    const place = `${fileName.slice(fileName.indexOf('src-engine'))}:${start.line}:${start.column}`
    if (status !== 'Killed') process.stderr.write(`${this.tested} ${status} ${place} → ${replacement}\n`)
    else if (this.tested % 10 === 0) process.stderr.write(`${this.tested}\n`)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'drawn', Drawn),
  declareClassPlugin(PluginKind.Reporter, 'progress-of-drawn', Progress),
]
