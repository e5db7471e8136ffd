import { choiceField, segmentsField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { channels } from '../format-shapes.ts'
import { ChannelRows } from './ChannelRows.tsx'
import { ColumnRows, PlaceInputs } from './ColumnRows.tsx'
import { type ColumnDraft, type FormatDraft, wrongColumn } from './format-draft.ts'
import { channelWords } from './line-words.tsx'

type Place = 'record' | 'count' | 'sum'

/** The fields of a format, declared once. */
export function useFormatFields(): FormField<FormatDraft>[] {
  const t = useTexts('bankFormats')
  const onlyIf = (
    is: (form: FormatDraft) => boolean,
    field: FormField<FormatDraft>,
  ): FormField<FormatDraft> => ({
    ...field,
    draw: (form, change, invalid, of) => is(form) && field.draw?.(form, change, invalid, of),
  })
  const hasRecord = ({ hasRecord: has }: FormatDraft) => has
  const isCells = ({ layout }: FormatDraft) => layout === 'csv'
  const spoken = ({ at, length, title }: Omit<ColumnDraft, 'meaning'>) =>
    [at, length, title].filter(Boolean).join(' ')
  const placeField = (name: Place): FormField<FormatDraft> => ({
    label: t(`place_${name}`),
    read: (form) => spoken(form[name]),
    draw: (form, change) => (
      <div className="lb-wide bt-row bt-place">
        <span>{t(`place_${name}`)}</span>
        <PlaceInputs
          place={form[name]}
          layout={form.layout}
          name={t(`place_${name}`)}
          onPlace={(patch) => change({ [name]: { ...form[name], ...patch } })}
        />
      </div>
    ),
  })
  const marks = (name: 'header' | 'detail' | 'trailer' | 'debits' | 'reversals') =>
    textField<FormatDraft>(t(name), name, { optional: true, hint: t('marksHint') })
  return [
    {
      ...textField<FormatDraft>(t('name'), 'name', { input: { maxLength: 30 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('nameMissing')),
    },
    segmentsField<FormatDraft, 'layout'>(t('layout'), 'layout', [
      { value: 'fixed', label: t('layout_fixed') },
      { value: 'csv', label: t('layout_csv') },
    ]),
    choiceField<FormatDraft>(t('encoding'), 'encoding', [
      { value: 'utf8', label: t('encoding_utf8') },
      { value: 'cp950', label: t('encoding_cp950') },
    ]),
    amountField<FormatDraft>(t('skip'), 'skip', { digits: 2 }),
    onlyIf(
      isCells,
      choiceField<FormatDraft>(
        t('separator'),
        'separator',
        ([',', ';', '|', 'tab'] as const).map((value) => ({
          value,
          label: value === 'tab' ? t('tab') : value,
        })),
      ),
    ),
    choiceField<FormatDraft>(
      t('cents'),
      'cents',
      ([0, 1, 2] as const).map((value) => ({ value, label: t(`cents_${value}`) })),
    ),
    onlyIf(isCells, tickField<FormatDraft>(t('hasTitles'), 'hasTitles')),
    tickField<FormatDraft>(t('isRoc'), 'isRoc'),
    {
      label: t('columns'),
      read: ({ columns }) =>
        columns.map((column) => `${t(`meaning_${column.meaning}`)} ${spoken(column)}`).join('；'),
      wrong: (form) => {
        const has = (meaning: string) => form.columns.some((column) => column.meaning === meaning)
        if (!has('amount') || !(has('paidOn') || has('creditedOn'))) return t('columnsMissing')
        const wrong = wrongColumn(form)
        return wrong && t(`column_${wrong.why}`, { nth: wrong.nth + 1 })
      },
      draw: ({ layout, columns }, change, invalid) => (
        <ColumnRows
          layout={layout}
          columns={columns}
          invalid={invalid}
          onColumns={(next) => change({ columns: next })}
        />
      ),
    },
    tickField<FormatDraft>(t('hasRecord'), 'hasRecord'),
    onlyIf(hasRecord, placeField('record')),
    onlyIf(hasRecord, marks('header')),
    onlyIf(hasRecord, marks('detail')),
    onlyIf(hasRecord, marks('trailer')),
    onlyIf(hasRecord, placeField('count')),
    onlyIf(hasRecord, placeField('sum')),
    marks('debits'),
    marks('reversals'),
    choiceField<FormatDraft>(
      t('channel'),
      'channel',
      channels.map((value) => ({ value, label: channelWords(value) })),
    ),
    {
      label: t('channels'),
      read: ({ channels: given }) =>
        given.map(({ mark, channel }) => `${mark} ${channelWords(channel)}`).join('；'),
      draw: ({ channels: given }, change) => (
        <ChannelRows channels={given} onChannels={(next) => change({ channels: next })} />
      ),
    },
  ]
}
