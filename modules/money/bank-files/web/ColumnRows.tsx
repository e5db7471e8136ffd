import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { lineFields } from '../format-shapes.ts'
import type { ColumnDraft, FormatDraft } from './format-draft.ts'

/** Where something stands: its first byte and how many they are, or its number or title among the cells. */
export function PlaceInputs({
  place,
  layout,
  name,
  onPlace,
}: {
  place: Omit<ColumnDraft, 'meaning'>
  layout: FormatDraft['layout']
  /** What stands there, for screen readers. */
  name: string
  onPlace: (patch: Partial<Omit<ColumnDraft, 'meaning'>>) => void
}) {
  const t = useTexts('bankFormats')
  return (
    <>
      <AmountInput
        aria-label={`${name}　${t(layout === 'fixed' ? 'at' : 'nth')}`}
        placeholder={t(layout === 'fixed' ? 'at' : 'nth')}
        digits={4}
        value={place.at}
        onAmount={(at) => onPlace({ at })}
      />
      {layout === 'fixed' ? (
        <AmountInput
          aria-label={`${name}　${t('length')}`}
          placeholder={t('length')}
          digits={3}
          value={place.length}
          onAmount={(length) => onPlace({ length })}
        />
      ) : (
        <TextInput
          aria-label={`${name}　${t('title')}`}
          placeholder={t('title')}
          maxLength={30}
          value={place.title}
          onText={(title) => onPlace({ title })}
        />
      )}
    </>
  )
}

interface ColumnRowsProps {
  layout: FormatDraft['layout']
  columns: readonly ColumnDraft[]
  invalid: string | undefined
  onColumns: (columns: ColumnDraft[]) => void
}

/** What the columns of a file mean, and where they stand. */
export function ColumnRows({ layout, columns, invalid, onColumns }: ColumnRowsProps) {
  const t = useTexts('bankFormats')
  const put = (nth: number, patch: Partial<ColumnDraft>) =>
    onColumns(columns.map((column, at) => (at === nth ? { ...column, ...patch } : column)))
  const unused = lineFields.find((meaning) => !columns.some((column) => column.meaning === meaning))
  return (
    <section className="lb-wide lb-stack lb-gap-8" aria-label={t('columns')}>
      <h3>{t('columns')}</h3>
      <ol className="bt-rows">
        {columns.map((column, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column that is typed has no other name
          <li key={nth} className="bt-row">
            <ChoiceInput
              aria-label={t('meaningOf', { nth: nth + 1 })}
              value={column.meaning}
              options={lineFields.map((value) => ({ value, label: t(`meaning_${value}`) }))}
              onChoose={(meaning) => put(nth, { meaning })}
            />
            <PlaceInputs
              place={column}
              layout={layout}
              name={t(`meaning_${column.meaning}`)}
              onPlace={(patch) => put(nth, patch)}
            />
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('removeOf', { name: t(`meaning_${column.meaning}`) })}
              onClick={() => onColumns(columns.filter((_, at) => at !== nth))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ol>
      {invalid && (
        <p className="lb-amber lb-14 lb-strong" role="alert">
          {invalid}
        </p>
      )}
      {unused && (
        <div>
          <Button
            icon={<Icon name="plus" />}
            onClick={() => onColumns([...columns, { meaning: unused, at: '', length: '', title: '' }])}
          >
            {t('columnAdd')}
          </Button>
        </div>
      )}
    </section>
  )
}
