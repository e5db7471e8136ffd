import { runCommand } from './tools/command.mjs'

await runCommand('backup', 'backups.ts', 'runBackup')
