/** What objects of BACnet can be read, by the number of their type. */
export const objectTypes = {
  'analog-input': 0,
  'analog-output': 1,
  'analog-value': 2,
  'binary-input': 3,
  'binary-output': 4,
  'binary-value': 5,
  'multi-state-input': 13,
  'multi-state-output': 14,
  'multi-state-value': 19,
} as const
export type ObjectType = keyof typeof objectTypes

/** Something that is read of a device of BACnet/IP. */
export interface BacnetObject {
  key: string
  type: ObjectType
  instance: number
}

/** How many signals of a device are read. */
export const mostObjects = 200

const isType = (word: string): word is ObjectType => word in objectTypes

/** Reads the lines of objects; gives a sentence for the first that says nothing. */
export function readObjects(text: string): BacnetObject[] | string {
  const found: BacnetObject[] = []
  for (const row of text.split('\n').map((one) => one.trim())) {
    if (!row) continue
    const [key = '', type = '', instance = ''] = row.split(/\s+/)
    const isRight = key.length <= 80 && /^\d{1,7}$/.test(instance) && Number(instance) <= 4_194_302
    if (!isRight || !isType(type))
      return `「${row}」讀不懂：請寫「訊號 analog-input 編號」，例如「tank/a analog-input 1」。`
    found.push({ key, type, instance: Number(instance) })
  }
  if (found.length > mostObjects) return `一個裝置最多 ${mostObjects} 個訊號。`
  return found
}
