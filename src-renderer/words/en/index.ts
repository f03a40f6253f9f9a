import first from './first.ts'
import rest from './rest.ts'

export default { ...first, ...rest } as const
