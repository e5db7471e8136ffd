import './hand-over-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cashHandOvers } from '../hand-over-contract.ts'
import { monthQuery } from './list-query.ts'

const api = client(cashHandOvers)
const bank = 1103
const listQuery = {
  queryKey: ['vouchers', 'handOvers'],
  queryFn: async () => (await api.list({})).data,
}

/** Hands cash over from one person to another: counted, both named; a difference is booked. Below it the last ones. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('cashHandOver')
  const queries = useQueryClient()
  const [handOverId] = useState(newId)
  const [form, setForm] = useState({ money: 0, counted: '', from: '', to: '', reason: '' })
  const change = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const [month] = useState(() => dayOf(new Date()).slice(0, 7))
  const { data } = useQuery(monthQuery(month))
  const last = useQuery(listQuery)
  const cash = (data?.money ?? []).filter(({ number, isRetired }) => number !== bank && !isRetired)
  const chosen = cash.find(({ number }) => number === form.money) ?? cash[0]
  const holder = last.data?.find(({ moneyNumber }) => moneyNumber === chosen?.number)?.toName ?? ''
  const from = form.from || holder
  const expected = chosen?.closing ?? 0
  const difference = form.counted === '' ? 0 : Number(form.counted) - expected
  const wrong = {
    counted: form.counted === '',
    from: !from.trim(),
    to: !form.to.trim() || form.to.trim() === from.trim(),
    reason: difference !== 0 && !form.reason.trim(),
  }
  const act = useSubmit(
    async (retry) => {
      await api.add(
        {
          handOverId,
          moneyNumber: chosen?.number ?? 0,
          expected,
          counted: Number(form.counted),
          fromName: from.trim(),
          toName: form.to.trim(),
          reason: form.reason.trim(),
        },
        retry,
      )
      toast(t('done', { name: form.to.trim(), amount: showMoney(Number(form.counted)) }))
      void queries.invalidateQueries({ queryKey: ['vouchers'] })
      onClose()
    },
    { isWrong: () => !chosen || Object.values(wrong).some(Boolean) },
  )
  const said = (isWrong: boolean, words: string) => (act.tried && isWrong ? words : undefined)
  return (
    <ActDialog title={t('title')} confirm={t('title')} act={act} onClose={onClose}>
      <div className="lb-pair">
        <Field label={t('money')}>
          <ChoiceInput
            value={chosen?.number ?? 0}
            options={cash.map(({ number, name }) => ({ value: number, label: name }))}
            onChoose={(money) => change({ money })}
          />
        </Field>
        <Field
          label={t('counted')}
          help={t('expected', { amount: showMoney(expected) })}
          invalid={said(wrong.counted, t('countedNeeded'))}
        >
          <AmountInput autoFocus value={form.counted} onAmount={(counted) => change({ counted })} />
        </Field>
        <Field label={t('from')} invalid={said(wrong.from, t('fromNeeded'))}>
          <TextInput value={from} maxLength={40} onText={(text) => change({ from: text })} />
        </Field>
        <Field label={t('to')} invalid={said(wrong.to, t('toNeeded'))}>
          <TextInput value={form.to} maxLength={40} onText={(to) => change({ to })} />
        </Field>
      </div>
      {difference !== 0 && (
        <>
          <Note tone="wait">
            {t(difference < 0 ? 'short' : 'over', { amount: showMoney(Math.abs(difference)) })}
          </Note>
          <Field label={t('reason')} invalid={said(wrong.reason, t('reasonNeeded'))}>
            <TextInput value={form.reason} maxLength={60} onText={(reason) => change({ reason })} />
          </Field>
        </>
      )}
      <section className="vo-hands">
        <h3>{t('last')}</h3>
        <Loaded
          of={last}
          failed={t('failed')}
          skeleton={[120, '1fr']}
          rows={2}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="lb-14 lb-quiet">{t('none')}</p>}
        >
          {(rows) => (
            <ul className="lb-divided">
              {rows.slice(0, 5).map((row) => (
                <li key={row.handOverId} className="vo-hand">
                  <span className="lb-14 lb-quiet">{speakTime(row.at)}</span>
                  <span>{t('hands', { from: row.fromName, to: row.toName })}</span>
                  <span>{showMoney(row.counted)}</span>
                  {row.difference !== 0 && (
                    <span className="lb-14 vo-hand-more">
                      {t(row.difference < 0 ? 'wasShort' : 'wasOver', {
                        amount: showMoney(Math.abs(row.difference)),
                        reason: row.reason,
                        number: row.voucherNumber,
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </ActDialog>
  )
}
