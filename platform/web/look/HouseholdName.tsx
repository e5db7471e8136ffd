import { inRow } from '#platform/web/i18n/texts.ts'
import './household-name.css'

export interface HouseholdNameProps {
  /** As stored: A棟-12F-3 */
  label: string
  names?: readonly string[] | string
  /** row 16, title 20, hero 28 px */
  size?: 'row' | 'title' | 'hero'
}

/** A household, the same on every screen: the label bold and never broken, then the names. */
export function HouseholdName({ label, names = [], size = 'row' }: HouseholdNameProps) {
  const who = typeof names === 'string' ? names : inRow(names)
  return (
    <span className={`lb-household lb-household-${size}`}>
      <b>{label}</b>
      {who && <span>{who}</span>}
    </span>
  )
}
