import { runScript } from './tools/script.mjs'

await runScript('bench/building/main.ts')
