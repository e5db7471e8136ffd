import { runCommand } from './tools/command.mjs'

await runCommand('operators', 'runOperators')
