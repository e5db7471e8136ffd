import './household-marks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark, type MarkKind, Marks } from '#platform/web/look/Mark.tsx'
import type { HouseholdMarks as Marked } from '../marks.ts'
import { markKind, spokenMark } from './mark-kind.ts'
import { openHouseholdMarks } from './marking.ts'
import { saidOf } from './said-of.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const change = [{ can: 'households.mark' }]

export interface HouseholdMarksProps {
  /** What `useHouseholdMarks` gives of the household; nothing is shown while it is undefined. */
  household: Marked | undefined
  /** The person an item is for: their marks beside the household's own. Unsaid: everybody's. */
  name?: string
  /** What is said beside it already, and not again. */
  except?: MarkKind
  /** Only to be read: it stands inside something that is pressed itself. */
  readOnly?: boolean
  /** Tab passes it by: it stands inside a field, and appears while somebody types on. */
  besideTab?: boolean
}

/**
 * The marks of a household and the person named; their notes as a title and for screen readers. Pressed, it opens the
 * dialog in which they are read in full and changed. Nothing where nothing is said.
 */
export function HouseholdMarks({ household, name, except, ...more }: HouseholdMarksProps) {
  if (!household) return null
  const all = saidOf(household, name)
  const said = { ...all, marks: all.marks.filter(({ word }) => markKind(word) !== except) }
  // Most rows of a list say nothing, and ask nothing.
  if (said.marks.length === 0 && said.notes.length === 0) return null
  return <Said {...more} of={{ householdId: household.householdId, name }} said={said} />
}

interface SaidProps extends Pick<HouseholdMarksProps, 'readOnly' | 'besideTab'> {
  of: { householdId: string; name: string | undefined }
  said: ReturnType<typeof saidOf>
}

/** What a parcel demands is ink; the same said of a household is a note beside it. */
const softKind = (word: string): MarkKind => (markKind(word) === 'inPerson' ? 'note' : markKind(word))

function Said({ of, said: { marks, notes }, readOnly, besideTab }: SaidProps) {
  const t = useTexts('households')
  const mayChange = useAllowed()(change).length > 0
  const shown = (
    <Marks>
      {marks.map(({ word, who }) => (
        <Mark key={`${word} ${who}`} kind={softKind(word)}>
          {`${spokenMark(word)} ${who}`.trim()}
        </Mark>
      ))}
      {notes.length > 0 && (
        <Mark kind="note">
          <Icon name="doc" size={14} />
          {t('note')}
        </Mark>
      )}
    </Marks>
  )
  if (readOnly || !mayChange)
    return (
      <span className="hm" title={notes.join('\n') || undefined}>
        {shown}
        {notes.length > 0 && <span className="lb-sr">{inRow(notes, '；')}</span>}
      </span>
    )
  const words = [...marks.map(({ word, who }) => `${spokenMark(word)} ${who}`.trim()), ...notes]
  return (
    <button
      type="button"
      tabIndex={besideTab ? -1 : undefined}
      className="hm hm-button"
      title={notes.join('\n') || undefined}
      aria-label={t('saidOf', { what: inRow(words, '；') })}
      onClick={(event) => {
        event.stopPropagation()
        openHouseholdMarks(of)
      }}
    >
      {shown}
    </button>
  )
}
