import { runCommand } from './tools/command.mjs'

await runCommand('first-manager', 'makeFirstManager')
