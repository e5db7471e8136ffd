import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { areaText, percentText, cutPercent, type Fraction } from '#modules/assemblies/tally/contract.ts'
import type { Topic } from '../shapes.ts'
import { fractionText, sumText } from './amounts.ts'
import { useFresh, votesApi } from './queries.ts'

/** What was voted, against what was there when voting began, with the sum that decides. */
export function ResultTable({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const { result, snapshot, applied } = topic
  if (!result || !snapshot) return null
  const { present, whole } = snapshot
  const groupOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.group ?? ''
  const hasGroups = topic.options.some(({ group }) => group)
  const rows = [
    ...result.rows.map((row) => ({
      ...row,
      name: topic.kind === 'election' ? row.name : t(row.optionId === 'yes' ? 'yes' : 'no'),
      group: groupOf(row.optionId),
    })),
    { optionId: '-a', name: t('abstained'), group: '', ...result.abstained },
    { optionId: '-i', name: t('invalid'), group: '', ...result.invalid },
    { optionId: '-s', name: t('silent'), group: '', ...result.silent },
  ]
  const yes = result.rows.find(({ optionId }) => optionId === 'yes')
  const of = applied.approval.isOfAll ? whole : present
  const nameOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.name ?? id
  return (
    <div className="lb-stack lb-gap-12">
      {!result.quorum.isReached && <Note tone="wait">{t('quorumMissed')}</Note>}
      <table className="lb-table">
        <thead>
          <tr>
            {hasGroups && <th>{t('seatGroup')}</th>}
            <th>{t('option')}</th>
            <th data-align="end">{t('heads')}</th>
            <th data-align="end">{t('ofPresent')}</th>
            <th data-align="end">{t('area')}</th>
            <th data-align="end">{t('ofPresent')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ optionId, name, group, heads, fifths }) => (
            <tr
              key={optionId}
              className={optionId === 'yes' || result.elected.includes(optionId) ? 'lb-strong' : undefined}
            >
              {hasGroups && <td>{group}</td>}
              <td>{name}</td>
              <td data-align="end">{heads ?? t('notPublished')}</td>
              <td data-align="end">{heads !== null && percentText(cutPercent(heads, present.heads))}</td>
              <td data-align="end">{fifths === null ? t('notPublished') : areaText(fifths)}</td>
              <td data-align="end">{fifths !== null && percentText(cutPercent(fifths, present.fifths))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {result.isReduced && <Note>{t('reducedNote')}</Note>}
      <p>
        {t('computed')}{' '}
        <b className="lb-20">{t(result.isCarried ? 'decision_carried' : 'decision_rejected')}</b>
      </p>
      {yes && result.approval && (
        <dl className="lb-quiet lb-14">
          {yes.heads !== null && (
            <Sum
              name={t('heads')}
              text={sumText(yes.heads, of.heads, applied.approval.heads, String)}
              fraction={applied.approval.heads}
            />
          )}
          {yes.fifths !== null && (
            <Sum
              name={t('area')}
              text={sumText(yes.fifths, of.fifths, applied.approval.area, areaText)}
              fraction={applied.approval.area}
            />
          )}
        </dl>
      )}
      {topic.lots.length > 0 && (
        <p className="lb-14">
          {t('lotsDrawn', { names: topic.lots.map(nameOf).join('、') })}{' '}
          {topic.lotsWitness && t('lotsWitnessed', { name: topic.lotsWitness })}
        </p>
      )}
      {result.elected.length > 0 && (
        <p>
          {t('elected')} <b>{result.elected.map(nameOf).join('、')}</b>
        </p>
      )}
      {result.alternates.length > 0 && (
        <p>
          {t('alternates')} {result.alternates.map(nameOf).join('、')}
        </p>
      )}
      {result.ties.map((tie) => (
        <Lots key={tie.ids.join(' ')} topic={topic} ids={tie.ids} places={tie.places} />
      ))}
    </div>
  )
}

/** The sum that decides, as anybody can check it with a pocket calculator, and the share that it is about. */
function Sum({ name, text, fraction }: { name: string; text: string; fraction: Fraction }) {
  return (
    <div className="lb-line lb-gap-8">
      <dt>{name}</dt>
      <dd>
        {text}（{fractionText(fraction)}）
      </dd>
    </div>
  )
}

/** Equal votes at a border: the order in which lots were drawn is entered, name by name. */
function Lots({ topic, ids, places }: { topic: Topic; ids: readonly string[]; places: number }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [order, setOrder] = useState<string[]>()
  const [witness, setWitness] = useState('')
  const mayChair = useAllowed()([{ can: 'assemblies.chair' }]).length > 0
  const nameOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.name ?? id
  return (
    <Note
      tone="wait"
      act={mayChair && !topic.decision && <Button onClick={() => setOrder([])}>{t('drawLots')}</Button>}
    >
      {t('tie', { names: ids.map(nameOf).join('、'), places })}
      {order && (
        <FormDialog
          title={t('drawLots')}
          confirm={t('save')}
          missing={order.length < ids.length ? t('lotsMissing') : undefined}
          onConfirm={async (retry) => {
            await votesApi.drawLots({ topicId: topic.topicId, optionIds: order, witness }, retry)
            toast(t('saved'))
            void again()
            setOrder(undefined)
          }}
          onClose={() => setOrder(undefined)}
        >
          <p className="lb-below-12">{t('lotsText')}</p>
          <div className="lb-chips">
            {ids.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={order.includes(id)}
                onClick={() =>
                  setOrder(order.includes(id) ? order.filter((one) => one !== id) : [...order, id])
                }
              >
                {order.includes(id) ? `${order.indexOf(id) + 1}. ` : ''}
                {nameOf(id)}
              </button>
            ))}
          </div>
          <Field label={t('lotsWitness')} help={t('lotsWitnessHelp')} optional>
            <TextInput maxLength={40} value={witness} onText={setWitness} />
          </Field>
        </FormDialog>
      )}
    </Note>
  )
}
