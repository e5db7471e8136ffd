import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../apps/web/print-routes.ts', import.meta.url))
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' })
process.exit(status ?? 1)
