import { runCommand } from './tools/command.mjs'

await runCommand('backups', 'runRestore')
