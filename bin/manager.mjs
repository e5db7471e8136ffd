import { runCommand } from './tools/command.mjs'

await runCommand('manager', 'first-manager.ts', 'makeFirstManager')
