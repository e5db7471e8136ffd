import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { alarmGateways } from '../contract.ts'
import { FaultNote } from './FaultNote.tsx'
import { type GatewayForm, isRead, reachOf, withRead } from './gateway-form.ts'
import { useSaidValue } from './use-said-value.ts'

const api = client(alarmGateways)
/** Milliseconds between two looks. */
const rhythm = 2000

interface ProbePartProps {
  form: GatewayForm
  /** Whose password is meant where none is typed. */
  gatewayId: string | undefined
  change: (part: Partial<GatewayForm>) => void
}

/** What is looked at; what is only chosen to be read of a device of BACnet begins no other look. */
const aboutOf = (form: GatewayForm) =>
  JSON.stringify({ ...reachOf(form), kind: form.kind, ...(form.kind === 'bacnet' && { registers: '' }) })

/** Connects to what the form says before it is saved, and shows what it says now; of a device of BACnet what is ticked will be read. */
export function ProbePart({ form, gatewayId, change }: ProbePartProps) {
  const t = useTexts('alarmGatewaysPage')
  const said = useSaidValue()
  const [look, setLook] = useState<{ probeId: string; about: string }>()
  const { kind, registers } = form
  const about = aboutOf(form)
  const isOf = look?.about === about
  const act = useSubmit(async (retry) => {
    if (kind === 'http') return
    const probeId = newId()
    await api.probe({ probeId, gatewayId: gatewayId ?? null, kind, ...reachOf(form) }, retry)
    setLook({ probeId, about })
  })
  const asked = useQuery({
    queryKey: ['alarmProbe', look?.probeId],
    queryFn: async () => (await api.showProbe({ probeId: look?.probeId ?? '' }, { isSaid: true })).data,
    enabled: isOf,
    refetchInterval: rhythm,
    retry: false,
  })
  const { data, isError } = asked
  const found = data?.found ?? []
  const place = useRef<HTMLElement>(null)
  const standing = isOf && data && `${data.state} ${found.length}`
  // What came of it stands at the end of a long form.
  useEffect(() => {
    if (standing) place.current?.scrollIntoView({ block: 'nearest' })
  }, [standing])
  if (kind === 'http') return null
  return (
    <section ref={place} className="lb-stack lb-gap-12 lb-wide">
      <div className="lb-line lb-gap-12 lb-wrap">
        <Button loading={act.busy} onClick={() => void act.submit()}>
          {t('probe')}
        </Button>
        <span className="lb-14 lb-quiet">{t(`probeHelp_${kind}`)}</span>
      </div>
      {act.failure && <FailureNote sentence={act.failure} />}
      {isOf && isError && <Note tone="wait">{t('probeOver')}</Note>}
      {isOf && data?.state === 'failed' && <FaultNote fault={data.fault} />}
      {isOf && !isError && data?.state !== 'failed' && !found.length && (
        <p className="lb-quiet">{t(data?.state === 'connected' ? 'probeNone' : 'state_waiting')}</p>
      )}
      {isOf && found.length > 0 && (
        <ul className="lb-divided" aria-label={t('probeFound')}>
          {found.map(({ key, line, ...one }) => (
            <li key={key} className="lb-line lb-gap-12 lb-inner-10">
              <div className="lb-grow lb-min lb-break">
                {kind === 'bacnet' ? (
                  <Checkbox
                    checked={isRead(registers, line)}
                    onChange={({ target }) =>
                      change({ registers: withRead(registers, { key, line }, target.checked) })
                    }
                  >
                    {key}　<span className="lb-quiet">{line}</span>
                  </Checkbox>
                ) : (
                  key
                )}
              </div>
              <b>{said(one)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
