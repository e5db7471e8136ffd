import { useState } from 'react'
import { CameraShot, StoredImage, uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { UnitOwner } from '../shapes.ts'
import { rollApi, useFresh } from './queries.ts'

/** The paper of a proxy beside the table (Art. 27 III): its photo, taken now or later, the original, and who signed. */
export function ProxyPanel({ assemblyId, unit }: { assemblyId: string; unit: UnitOwner }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const { unitId, registration } = unit
  const [isShown, setShown] = useState(false)
  const [photo, setPhoto] = useState<Blob>()
  const [hasOriginal, setOriginal] = useState(registration?.hasOriginal ?? false)
  const act = useSubmit(async (retry) => {
    const proxyPath = await uploadOnce(retry, 'webcam', photo)
    await rollApi.keepProxy({ assemblyId, unitId, proxyPath, hasOriginal }, retry)
    toast(t('saved'))
    setPhoto(undefined)
    void again()
  })
  if (registration?.type !== 'agent') return null
  const { proxyPath, signaturePath, agentName, agentRelation } = registration
  return (
    <Panel
      title={t('proxyPaper')}
      summary={`${unit.label} ${unit.owners.map(({ name }) => name).join('、')}`}
      pad="plain"
    >
      <form className="lb-stack lb-gap-12" {...act.form}>
        <p>
          {agentName} {agentRelation && t(`relation_${agentRelation}`)}
        </p>
        {/* Who looks at a proxy is audited, so it is shown when somebody wants to see it. */}
        {(proxyPath || signaturePath) &&
          (isShown ? (
            <div className="lb-stack lb-gap-8">
              {proxyPath && <StoredImage path={proxyPath} alt={t('proxyPhoto')} />}
              {signaturePath && (
                <StoredImage path={signaturePath} alt={t('signatureOf', { name: agentName })} />
              )}
            </div>
          ) : (
            <span>
              <Button onClick={() => setShown(true)}>{t(proxyPath ? 'showProxy' : 'showSignature')}</Button>
            </span>
          ))}
        <Checkbox checked={hasOriginal} onChange={(event) => setOriginal(event.target.checked)}>
          {t('hasOriginal')}
        </Checkbox>
        <CameraShot value={photo} onChange={setPhoto} />
        {act.failure !== undefined && <FailureNote sentence={act.failure} />}
        {(photo || hasOriginal !== registration.hasOriginal) && (
          <span>
            <Button type="primary" htmlType="submit" loading={act.busy}>
              {t('keepProxy')}
            </Button>
          </span>
        )}
      </form>
    </Panel>
  )
}
