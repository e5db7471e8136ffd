import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useVisitEvents, type VisitorDetail, visitorsApi } from './use-visits.ts'

const answers = ['approved', 'refused', 'unreachable'] as const

/** The desk called the host: what they said, and who it was. */
export function ApprovalDialog({ visitor, onClose }: { visitor: VisitorDetail; onClose: () => void }) {
  const t = useTexts('oneVisitor')
  const tv = useTexts('visits')
  const refresh = useVisitEvents()
  const [approval, setApproval] = useState<(typeof answers)[number]>(visitor.approval || 'approved')
  const [approvalBy, setBy] = useState(visitor.approvalBy)
  async function save(retry: Retry) {
    const by = approval === 'unreachable' ? '' : approvalBy
    await visitorsApi.noteApproval({ visitorId: visitor.visitorId, approval, approvalBy: by }, retry)
    toast(t('approvalDone'))
    refresh()
    onClose()
  }
  return (
    <FormDialog title={t('approvalTitle')} confirm={t('approvalSave')} onConfirm={save} onClose={onClose}>
      <p className="lb-quiet">
        {t('approvalLead', { host: visitor.label || tv(`target_${visitor.target}`) })}
      </p>
      <Segments
        full
        label={t('approvalSaid')}
        value={approval}
        onChange={setApproval}
        options={answers.map((value) => ({ value, label: t(`approval_${value}`) }))}
      />
      {approval !== 'unreachable' && (
        <Field label={t('approvalBy')} optional>
          <TextInput autoFocus value={approvalBy} maxLength={20} onText={setBy} />
        </Field>
      )}
    </FormDialog>
  )
}
