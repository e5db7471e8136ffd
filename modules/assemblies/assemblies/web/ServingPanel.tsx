import './chair.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { CameraShot, StoredImage, uploadOnce } from '#modules/keeping/files/web/public.ts'
import { channels, type Channel, type Served } from '../shapes.ts'
import { assembliesApi, useFresh } from './queries.ts'

/** How the notice, the minutes or the outcome reached each owner, with what proves it (Art. 30, 34). */
export function ServingPanel({ assemblyId, what }: { assemblyId: string; what: Served }) {
  const t = useTexts('assemblyPage')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [isOpenOnly, setOpenOnly] = useState(false)
  // The notice belongs to preparing, what comes after the meeting to its record.
  const can = what === 'notice' ? 'assemblies.prepare' : 'assemblies.record'
  const maySet = useAllowed()([{ can }]).length > 0
  const asked = useQuery({
    queryKey: ['assemblies', 'servings', assemblyId, what],
    queryFn: async () => (await assembliesApi.listServings({ assemblyId, what })).data,
  })
  const open = (asked.data ?? []).filter(({ channel }) => !channel).map(({ unitId }) => unitId)
  const chosen = (asked.data ?? []).filter(({ unitId }) => ticked.has(unitId))
  const isCorrection = chosen.some(({ channel }) => channel)
  return (
    <Panel
      className="ac-serving"
      title={t(`serving_${what}`)}
      number={asked.data && asked.data.length - open.length}
      summary={asked.data && t('unserved', { count: open.length })}
      extra={
        <span className="lb-line lb-wrap lb-gap-8">
          {(isOpenOnly || open.length > 0) && (
            <Checkbox checked={isOpenOnly} onChange={() => setOpenOnly(!isOpenOnly)}>
              {t('openOnly')}
            </Checkbox>
          )}
          {maySet && (
            <>
              {(chosen.length > 0 || open.length > 0) && (
                <Button onClick={() => setTicked(new Set(chosen.length ? [] : open))}>
                  {chosen.length ? t('untick') : t('tickOpen', { count: open.length })}
                </Button>
              )}
              <Button type="primary" disabled={!chosen.length} onClick={() => setAsking(true)}>
                {t(isCorrection ? 'correctServing' : 'serve', { count: chosen.length })}
              </Button>
            </>
          )}
        </span>
      }
    >
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={[24, 120, '1fr']}
        empty={<EmptyState icon="people" title={t('rollNone')} />}
      >
        {(rows) => (
          <div className="ac-scroll">
            <table className="lb-table">
              <thead>
                <tr>
                  <th data-tick>
                    <span className="lb-sr">{t('tick')}</span>
                  </th>
                  <th>{t('unit')}</th>
                  <th>{t('owner')}</th>
                  <th>{t('channel')}</th>
                  <th>{t('servedOn')}</th>
                  <th>{t('evidence')}</th>
                </tr>
              </thead>
              <tbody>
                {shownOf(rows, isOpenOnly).map(
                  ({ unitId, label, ownerName, channel, servedOn, evidence, photoPath }) => (
                    <tr key={unitId}>
                      <td>
                        <Checkbox
                          aria-label={label}
                          disabled={!maySet}
                          checked={ticked.has(unitId)}
                          onChange={() => {
                            const next = new Set(ticked)
                            if (!next.delete(unitId)) next.add(unitId)
                            setTicked(next)
                          }}
                        />
                      </td>
                      <td>
                        <HouseholdName label={label} />
                      </td>
                      <td>{ownerName}</td>
                      <td>
                        {channel ? (
                          t(`channel_${channel}`)
                        ) : (
                          <span className="lb-quiet">{t('notServed')}</span>
                        )}
                      </td>
                      <td>{servedOn?.replaceAll('-', '/')}</td>
                      <td>
                        {evidence} {photoPath && <Proof path={photoPath} label={label} />}
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {isAsking && (
        <ServeDialog
          assemblyId={assemblyId}
          what={what}
          unitIds={chosen.map(({ unitId }) => unitId)}
          isCorrection={isCorrection}
          onClose={() => {
            setAsking(false)
            setTicked(new Set())
          }}
        />
      )}
    </Panel>
  )
}

/** Who was not served stands first: that is what is left to do. */
const shownOf = <Row extends { channel: Channel | null }>(rows: readonly Row[], isOpenOnly: boolean) => {
  const open = rows.filter(({ channel }) => !channel)
  return isOpenOnly ? open : [...open, ...rows.filter(({ channel }) => channel)]
}

/** A picture of what proves serving, shown when somebody wants to see it: who looks is audited. */
function Proof({ path, label }: { path: string; label: string }) {
  const t = useTexts('assemblyPage')
  const [isShown, setShown] = useState(false)
  if (isShown) return <StoredImage path={path} alt={t('evidenceOf', { label })} />
  return (
    <Button type="text" size="small" onClick={() => setShown(true)}>
      {t('showEvidence')}
    </Button>
  )
}

function ServeDialog({
  assemblyId,
  what,
  unitIds,
  isCorrection,
  onClose,
}: {
  assemblyId: string
  what: Served
  unitIds: string[]
  /** Some of them were served before: what was entered of them was wrong. */
  isCorrection: boolean
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [channel, setChannel] = useState<Channel>('hand')
  const [servedOn, setDay] = useState(() => dayOf(new Date()))
  const [evidence, setEvidence] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={t(`serving_${what}`)}
      beside={t('unitsCount', { count: unitIds.length })}
      confirm={t('save')}
      missing={servedOn && (!isCorrection || reason.trim()) ? undefined : t('needed')}
      onConfirm={async (retry) => {
        const photoPath = await uploadOnce(retry, 'webcam', photo)
        await assembliesApi.serve(
          { assemblyId, what, unitIds, channel, servedOn, evidence, photoPath, reason },
          retry,
        )
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        <Field label={t('channel')}>
          <ChoiceInput
            value={channel}
            options={channels.map((value) => ({ value, label: t(`channel_${value}`) }))}
            onChoose={setChannel}
          />
        </Field>
        <Field label={t('servedOn')}>
          <DayInput value={servedOn} onDay={setDay} />
        </Field>
        <Field label={t('evidence')} help={t('evidenceHelp')} optional>
          <TextInput maxLength={100} value={evidence} onText={setEvidence} />
        </Field>
        <Field label={t('evidencePhoto')} help={t('evidencePhotoHelp')} optional>
          <CameraShot value={photo} onChange={setPhoto} />
        </Field>
        {isCorrection && (
          <Field label={t('reason')} help={t('correctServingHelp')}>
            <TextInput maxLength={100} value={reason} onText={setReason} />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
