import { z } from 'zod'
import { Id, Instant, line } from './fields.ts'

/** How the household was found (R122): 0 phone barcode, 1 signature only, 2 card, 3 none or picked by hand. */
export const receiveTypes = { barcode: 0, signature: 1, card: 2, none: 3 } as const
export type ReceiveType = (typeof receiveTypes)[keyof typeof receiveTypes]

/** What every hand-over request carries beside the ids of the items (R133). */
export const handOverFields = {
  fileName: line(200).default(''),
  /** The path of the uploaded photo, or ''. */
  photoPath: line(200).default('').meta({ wire: 'WebcamUrl' }),
  /** The path of the uploaded signature, or ''. */
  signaturePath: line(200).default('').meta({ wire: 'HandwriteUrl' }),
  /** At most 30 characters (R129). */
  note: line(30).default(''),
  receiveType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The scanned code for types 0 and 2: it must cover the household of every item. */
  receiveCode: line(200).default(''),
  /** Who took it, where the desk says so; else it is who was checked in person, or the holder of the card or phone. */
  takerName: line(30).default(''),
}

/** What proves a hand-over, as a browser sends it. */
export type HandOverProof = z.input<z.ZodObject<typeof handOverFields>>

/** One item that somebody else was faster with: who took it and when. */
export const TakenItem = z.object({
  id: Id,
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  handedOverAt: Instant,
  handedOverBy: z.string(),
})
export type TakenItem = z.output<typeof TakenItem>
