import { runScript } from './tools/script.mjs'

const scripts = { charging: 'bench/charging/main.ts', doors: 'bench/doors/main.ts' }
const [, wanted] = Object.entries(scripts).find(([name]) => process.argv.includes(name)) ?? []

await runScript(wanted ?? 'bench/building/main.ts')
