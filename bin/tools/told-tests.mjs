/** Which tests of a report were not run, a line each, with what of this machine they lack; `sourceOf` reads a file's source. */
export function notRun(files, missing, sourceOf) {
  return files.flatMap(({ name, assertionResults }) => {
    const left = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed')
    if (!left.length) return []
    const lacks = missing.filter((peer) => sourceOf(name).includes(peer.name))
    const packages = lacks.flatMap((peer) => peer.packages)
    const reason = packages.length ? `needs apt-get install ${packages.join(' ')}` : 'left out'
    return left.map(({ fullName }) => `– not run (${reason}): ${fullName.trim()}`)
  })
}

/** Seconds that the tests of each area took, the longest first, as one line each: they run beside each other. */
export function secondsByArea(files, root) {
  const areas = new Map()
  for (const { name, startTime, endTime } of files) {
    const [first = '', second = ''] = name.slice(root.length + 1).split('/')
    const area = ['modules', 'platform', 'tests'].includes(first) ? `${first}/${second}` : first
    const { seconds = 0, count = 0 } = areas.get(area) ?? {}
    areas.set(area, { seconds: seconds + (endTime - startTime) / 1000, count: count + 1 })
  }
  return [...areas]
    .toSorted(([, one], [, other]) => other.seconds - one.seconds)
    .map(
      ([area, { seconds, count }]) =>
        `${String(Math.round(seconds)).padStart(6)} s  ${area} (${count} files)`,
    )
}
