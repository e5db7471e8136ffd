/** Ends the program with a sentence when this Node cannot run it. Uses only what old versions have. */
export function requireNode() {
  const version = process.versions.node
  const [major, minor, patch] = version.split('.').map(Number)
  const fits =
    (major === 20 && (minor > 20 || (minor === 20 && patch >= 2))) ||
    (major === 22 && minor >= 12) ||
    major >= 24
  if (fits) return
  console.error(`需要 Node.js 20.20.2 以上的 20 版、22.12 以上的 22 版，或 24 版以上；目前是 ${version}。`)
  process.exit(1)
}
