import { runCommand } from './tools/command.mjs'

await runCommand('operator', 'operators.ts', 'runOperators')
