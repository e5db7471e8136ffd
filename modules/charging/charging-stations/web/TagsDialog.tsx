import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { chargingStations } from '../contract.ts'
import type { Tag } from '../shapes.ts'
import { tagsQuery } from './list-query.ts'

const api = client(chargingStations)
const blank = { idTag: '', householdId: '', label: '', until: '' }

/** The tags that charge, and one more of a household, or of a guest until a day. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('chargingStationsPage')
  const queries = useQueryClient()
  const asked = useQuery(tagsQuery())
  const [form, setForm] = useState(blank)
  const [isTried, setTried] = useState(false)
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['chargingStations', 'tags'] }))
  const isMissing = !form.idTag.trim() || !form.householdId
  const choose = async () => {
    const picked = await pickHousehold()
    if (picked) setForm((old) => ({ ...old, householdId: picked.householdId, label: picked.label }))
  }
  const retire = ({ tagId, idTag }: Tag) =>
    void act.submit({
      ask: { title: t('tagRetireAsk', { idTag }), text: t('tagRetireText'), ok: t('tagRetire') },
      work: (retry) => api.retireTag({ tagId }, retry),
      done: t('tagRetired'),
    })
  return (
    <FormDialog
      title={t('tagsTitle')}
      confirm={t('tagNew')}
      size="wide"
      isWrong={() => {
        setTried(true)
        return isMissing
      }}
      onConfirm={async (retry) => {
        const { idTag, householdId, until } = form
        const expiresAt = until ? new Date(`${until}T23:59:59+08:00`) : null
        const tag = { idTag: idTag.trim(), householdId, note: '', expiresAt }
        await api.addTag({ tagId: retry.idOf(tag), ...tag }, retry)
        toast(t('tagAdded'))
        setForm(blank)
        setTried(false)
        await asked.refetch()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('tagsLead')}</p>
      <div className="lb-pair">
        <Field label={t('idTag')} invalid={isTried && !form.idTag.trim() ? t('required') : undefined}>
          <TextInput
            autoFocus
            data-scans="code"
            maxLength={36}
            value={form.idTag}
            onText={(idTag) => setForm((old) => ({ ...old, idTag }))}
          />
        </Field>
        <Field label={t('household')} invalid={isTried && !form.householdId ? t('required') : undefined}>
          <Button block onClick={() => void choose()}>
            {form.label || t('chooseHousehold')}
          </Button>
        </Field>
        <Field label={t('guestUntil')} help={t('guestUntilHelp')} optional>
          <DayInput value={form.until} onDay={(until) => setForm((old) => ({ ...old, until }))} />
        </Field>
      </div>
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={[160, '1fr', 80]}
        isEmpty={(tags) => !tags.length}
        empty={<p className="lb-quiet">{t('tagsEmpty')}</p>}
      >
        {(tags) => (
          <ul className="lb-divided">
            {tags.map((tag) => (
              <li key={tag.tagId} className="lb-line">
                <b className="lb-nowrap">{tag.householdLabel}</b>
                <span className="lb-grow lb-cut">{tag.idTag}</span>
                {tag.expiresAt && (
                  <span className="lb-quiet lb-nowrap">{t('until', { time: speakTime(tag.expiresAt) })}</span>
                )}
                <Button size="small" type="text" onClick={() => retire(tag)}>
                  {t('tagRetire')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </FormDialog>
  )
}
