import { runScript } from './tools/script.mjs'

await runScript(process.argv.includes('charging') ? 'bench/charging/main.ts' : 'bench/building/main.ts')
