import { nameOf } from './group.ts'

/** A file of an archive. */
export interface ArchiveFile {
  name: string
  text: string
}

/**
 * An election as Belenios publishes it (4.4): every datum under the name of its digest, every event with the digest of the one
 * before. Give its parts in their order; `files` is what a tar archive named by the election's uuid holds.
 */
export function archiveOf({
  at,
  election,
  trustees,
  credentials,
  ballots,
  tally,
  opened,
}: {
  at: Date
  election: string
  trustees: string
  /** Public credentials with their weights, `1234,10`. */
  credentials: readonly string[]
  ballots: readonly string[]
  tally?: { text: string; weight: number } | undefined
  opened?: { parts: readonly { owner: number; text: string }[]; result: string } | undefined
}): ArchiveFile[] {
  const files: ArchiveFile[] = [
    {
      name: 'BELENIOS',
      text: JSON.stringify({ version: 1, timestamp: String(Math.floor(at.getTime() / 1000)) }),
    },
  ]
  const datum = (text: string) => {
    const name = nameOf(text)
    files.push({ name: `${name}.data.json`, text })
    return name
  }
  let [parent, height] = ['', 0]
  const event = (type: string, payload?: string) => {
    const text = JSON.stringify({
      ...(parent && { parent }),
      height,
      type,
      ...(payload !== undefined && { payload }),
    })
    parent = nameOf(text)
    height++
    files.push({ name: `${parent}.event.json`, text })
  }
  const setup = {
    election: datum(election),
    trustees: datum(trustees),
    credentials: datum(JSON.stringify(credentials)),
  }
  event('Setup', datum(JSON.stringify(setup)))
  for (const ballot of ballots) event('Ballot', datum(ballot))
  if (!tally) return files
  event('EndBallots')
  const sized = {
    num_tallied: ballots.length,
    total_weight: tally.weight,
    encrypted_tally: datum(tally.text),
  }
  event('EncryptedTally', datum(JSON.stringify(sized)))
  for (const { owner, text } of opened?.parts ?? [])
    event('PartialDecryption', datum(JSON.stringify({ owner, payload: datum(text) })))
  if (opened) event('Result', datum(opened.result))
  return files
}
