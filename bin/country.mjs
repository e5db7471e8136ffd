import { runScript } from './tools/script.mjs'

await runScript('bench/country/main.ts')
