import { Suspense } from 'react'
import type { FormField } from '#platform/web/form/fields.tsx'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PointForm } from './point-form.ts'

/** The thing that a number of the register names, and the way to it. */
export function AssetNamed({ code }: { code: string }) {
  const [register] = useContributions().assetRegisters
  return register ? (
    <Suspense fallback={code}>
      <register.Named code={code} />
    </Suspense>
  ) : (
    <>{code}</>
  )
}

/** The number of the asset that a point is of: chosen from the register where there is one, else typed. */
export const assetCodeField = (label: string): FormField<PointForm> => ({
  label,
  read: ({ assetCode }) => assetCode,
  draw: ({ assetCode }, change) => (
    <AssetCodeInput label={label} code={assetCode} onCode={(code) => change({ assetCode: code })} />
  ),
})

interface AssetCodeInputProps {
  label: string
  code: string
  onCode: (code: string) => void
}

function AssetCodeInput({ label, code, onCode }: AssetCodeInputProps) {
  const [register] = useContributions().assetRegisters
  const plain = (
    <Field label={label} optional>
      <TextInput maxLength={20} value={code} onText={onCode} />
    </Field>
  )
  if (!register) return plain
  return (
    <Suspense fallback={plain}>
      <register.Field label={label} code={code} onCode={onCode} />
    </Suspense>
  )
}
