import { main } from '../../apps/server/main.ts'
import { act } from './say.mjs'

// The server from its sources; run by tsx, which also understands the imports below it.
await act(() => main(process.argv.slice(2), process.env))
