import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './say.mjs'

/** Runs a program to its end, or until so many milliseconds are over. `output` holds what it printed, unless it is shown at once. */
export function run(command, args, { show = false, env = {}, cwd = root, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      timeout,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString('utf8') }),
    )
  })
}

/** Where an installed tool's own script lies; it is run with this Node. */
export const tools = {
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  oxlint: join(root, 'node_modules/oxlint/bin/oxlint'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
}

/** Runs an installed tool. */
export function runTool(name, args, options) {
  return run(process.execPath, [tools[name], ...args], options)
}
