import { runScript } from './tools/script.mjs'

await runScript('bench/doors/conform.ts')
