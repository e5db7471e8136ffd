import { runCommand } from './tools/command.mjs'

await runCommand('restore', 'backups.ts', 'runRestore')
