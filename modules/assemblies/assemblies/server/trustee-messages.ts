import { z } from 'zod'

/** Digits of a number that is no longer than the largest element. */
const digits = z.string().regex(/^(0|[1-9]\d{0,616})$/)
const ProofShape = z.object({ challenge: digits, response: digits })
const SignedShape = z.object({ message: z.string().max(20_000), signature: ProofShape })
const ContributionShape = z.object({ coefexps: SignedShape, shares: SignedShape })
const KeyShape = z.object({ pok: ProofShape, public_key: digits })
const PartShape = z.object({
  decryption_factors: z.tuple([z.array(digits).max(101)]),
  decryption_proofs: z.tuple([z.array(ProofShape).max(101)]),
})

/** Reads what a trustee's browser sent as text; undefined for what has another form. */
const reader =
  <T>(shape: z.ZodType<T>) =>
  (text: string): T | undefined => {
    try {
      return shape.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }

export const readCertificate = reader(SignedShape)
export const readContribution = reader(ContributionShape)
export const readKey = reader(KeyShape)
export const readPart = reader(PartShape)
