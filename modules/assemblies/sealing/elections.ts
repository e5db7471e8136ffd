import { groupName } from './group.ts'

/** An election as Belenios writes it: one question, of which so many answers are chosen. */
export interface Election {
  version: 1
  description: string
  name: string
  group: string
  public_key: string
  questions: [{ answers: string[]; min: number; max: number; question: string }]
  uuid: string
  administrator: string
  credential_authority: string
}

/** The text of an election, which is what everybody has the digest of: its fields stand in the order that Belenios knows. */
export const electionText = ({
  uuid,
  key,
  name,
  description,
  question,
  answers,
  least,
  most,
  administrator,
}: {
  uuid: string
  key: string
  name: string
  description: string
  question: string
  answers: readonly string[]
  least: number
  most: number
  administrator: string
}): string =>
  JSON.stringify({
    version: 1,
    description,
    name,
    group: groupName,
    public_key: key,
    questions: [{ answers: [...answers], min: least, max: most, question }],
    uuid,
    administrator,
    credential_authority: 'voters',
  } satisfies Election)

/** An election read from its text. */
export const readElection = (text: string): Election => JSON.parse(text) as Election

/** A ballot's weight in one number: persons before ten digits of area, so that one sum has both. */
export const place = 10_000_000_000
/** Persons and area (fifths of 0.01 m²) as the weight of a ballot. */
export const packed = ({ heads, fifths }: { heads: number; fifths: number }): number => heads * place + fifths
/** Persons and area of a weight, or of a sum of weights. */
export const unpacked = (sum: number): { heads: number; fifths: number } => ({
  heads: Math.floor(sum / place),
  fifths: sum % place,
})
