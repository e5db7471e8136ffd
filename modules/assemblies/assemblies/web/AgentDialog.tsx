import { useState } from 'react'
import { CameraShot, uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type PersonCard, type Relation, relations, type UnitOwner } from '../shapes.ts'
import { rollApi, useFresh, useUnits } from './queries.ts'
import { UnitInput } from './UnitInput.tsx'

/** Units to choose from at once: typing finds the others. */
const mostShown = 12

/** Which of several co-owners stands here: it is that one who speaks for others. */
const attendeeOf = (agent: PersonCard | undefined) =>
  agent?.own.find(({ registration }) => registration?.attendeeName)?.registration?.attendeeName

interface AgentDialogProps {
  assemblyId: string
  /** The number of the desk. */
  desk: string
  /** Whom somebody speaks for; absent: they are chosen here. */
  principals: readonly UnitOwner[] | undefined
  /** The owner who speaks for others; absent: somebody is named here. */
  agent: PersonCard | undefined
  /** They are registered: what the desk takes back by one key. */
  onRegistered: (agentName: string, unitIds: readonly string[]) => void
  onClose: () => void
}

/** A written proxy: who speaks, for whom, and how they are related (Art. 27 III); for many owners in one act, in the order that they are chosen. */
export function AgentDialog({
  assemblyId,
  desk,
  principals,
  agent,
  onRegistered,
  onClose,
}: AgentDialogProps) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const units = useUnits(assemblyId)
  const [name, setName] = useState(attendeeOf(agent) || (agent?.name ?? ''))
  const [relation, setRelation] = useState<Relation>(agent ? 'owner' : 'spouse')
  const [agentUnitId, setAgentUnit] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [signature, setSignature] = useState<Blob>()
  const [agentCode, setAgentCode] = useState('')
  const [hasOriginal, setOriginal] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const free = (units.data ?? []).filter(
    ({ registration, unitId }) => !registration && !agent?.own.some((one) => one.unitId === unitId),
  )
  const said = (unit: UnitOwner) => `${unit.label} ${unit.owners.map((one) => one.name).join('、')}`
  const found = free.filter(
    (unit) =>
      !chosen.includes(unit.unitId) &&
      (typed === '' || said(unit).toLowerCase().includes(typed.toLowerCase())),
  )
  const shown = found.slice(0, mostShown)
  /** Enter takes the one that is meant: by label or name, else by what a scanned card or its number says. */
  const take = async () => {
    const keyword = typed.trim()
    if (!keyword) return
    const meant = found.find(({ label }) => label === keyword) ?? (found.length === 1 ? found[0] : undefined)
    const people = meant ? [] : (await rollApi.findCards({ assemblyId, keyword })).data
    const scanned = people.length === 1 ? (people[0]?.own ?? []) : []
    const taken = (meant ? [meant] : scanned)
      .map(({ unitId }) => unitId)
      .filter((id) => !chosen.includes(id) && free.some(({ unitId }) => unitId === id))
    if (taken.length) setChosen([...chosen, ...taken])
    else toast(t('principalNone', { keyword }), { isTrouble: true })
    setTyped('')
  }
  const unitIds = principals?.map(({ unitId }) => unitId) ?? [...chosen]
  const owners = (units.data ?? []).map((unit) => ({ value: unit.unitId, label: said(unit) }))
  const missing = !unitIds.length
    ? t('unitMissing')
    : !name.trim()
      ? t('agentMissing')
      : relation === 'owner' && !agent && !agentUnitId
        ? t('agentUnitMissing')
        : undefined
  return (
    <FormDialog
      title={t(agent ? 'registerOthers' : 'registerAgent')}
      beside={agent && name}
      confirm={t('register')}
      size="wide"
      missing={missing}
      onConfirm={async (retry) => {
        const unitOfAgent = agent?.own[0]?.unitId ?? (relation === 'owner' ? agentUnitId : null)
        const proxyPath = await uploadOnce(retry, 'webcam', photo)
        const signaturePath = await uploadOnce(retry, 'handwrite', signature)
        await rollApi.registerAgent(
          {
            assemblyId,
            unitIds,
            agentName: name,
            agentRelation: relation,
            agentUnitId: unitOfAgent,
            agentCode: unitOfAgent ? '' : agentCode,
            hasOriginal,
            proxyPath,
            signaturePath,
            desk,
          },
          retry,
        )
        toast(t('registeredUnits', { count: unitIds.length }))
        void again()
        onClose()
        onRegistered(name, unitIds)
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        {!agent && (
          <Field label={t('agentName')}>
            <TextInput autoFocus maxLength={40} value={name} onText={setName} />
          </Field>
        )}
        <Segments
          full
          label={t('relation')}
          options={relations.map((value) => ({ value, label: t(`relation_${value}`) }))}
          value={relation}
          onChange={setRelation}
        />
        {!agent && relation === 'owner' && (
          <Field label={t('agentUnit')}>
            <UnitInput value={agentUnitId} options={owners} onChoose={setAgentUnit} />
          </Field>
        )}
        {!agent && relation !== 'owner' && (
          <Field label={t('agentCode')} help={t('agentCodeHelp')} optional>
            <TextInput maxLength={20} value={agentCode} onText={setAgentCode} />
          </Field>
        )}
        {!principals && (
          <>
            <Field label={t('principals')} help={t('principalsHelp')}>
              <TextInput
                autoFocus
                icon="search"
                value={typed}
                onText={setTyped}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  void take()
                }}
              />
            </Field>
            <div className="lb-chips">
              {chosen.map((id, at) => {
                const unit = units.data?.find(({ unitId }) => unitId === id)
                return (
                  <button
                    key={id}
                    type="button"
                    aria-pressed
                    onClick={() => setChosen(chosen.filter((one) => one !== id))}
                  >
                    {at + 1}. {unit && said(unit)}
                  </button>
                )
              })}
              {shown.map((unit) => (
                <button
                  key={unit.unitId}
                  type="button"
                  aria-pressed={false}
                  onClick={() => {
                    setChosen([...chosen, unit.unitId])
                    setTyped('')
                  }}
                >
                  {said(unit)}
                </button>
              ))}
              {found.length > mostShown && (
                <span className="lb-14 lb-quiet">{t('moreUnits', { count: found.length - mostShown })}</span>
              )}
            </div>
          </>
        )}
        <Checkbox checked={hasOriginal} onChange={(event) => setOriginal(event.target.checked)}>
          {t('hasOriginal')}
        </Checkbox>
        <Field label={t('proxyPhoto')} optional>
          <CameraShot value={photo} onChange={setPhoto} />
        </Field>
        <SignatureField label={t('agentSigns', { name: name || t('agentWord') })} onSign={setSignature} />
      </div>
    </FormDialog>
  )
}
