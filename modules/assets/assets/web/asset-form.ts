import type { Category } from '#modules/assets/asset-settings/contract.ts'
import type { Asset, Settings, Status } from '../shapes.ts'

/** What is typed and chosen for an asset. */
export interface AssetForm {
  displayId: string
  name: string
  assetCategoryId: string | null
  areaId: string | null
  place: string
  assetStatus: number
  quantity: string
  lendable: string
  brand: string
  model: string
  serialNumber: string
  specification: string
  boughtOn: string
  purchaseCost: string
  warrantyUntil: string
  usefulYears: string
  residualValue: string
  replacementCost: string
  supplierId: string | null
  note: string
  /** By the field of its category. */
  custom: Readonly<Record<string, string>>
}

const digits = (value: number | null | undefined): string => (value ? String(value) : '')

/** The form of an asset, or of one that is added. */
export const formOf = (asset: Asset | undefined): AssetForm => ({
  displayId: asset?.displayId ?? '',
  name: asset?.name ?? '',
  assetCategoryId: asset?.assetCategoryId ?? null,
  areaId: asset?.areaId ?? null,
  place: asset?.place ?? '',
  assetStatus: asset?.assetStatus ?? 1,
  quantity: String(asset?.quantity ?? 1),
  lendable: String(asset?.lendable ?? 0),
  brand: asset?.brand ?? '',
  model: asset?.model ?? '',
  serialNumber: asset?.serialNumber ?? '',
  specification: asset?.specification ?? '',
  boughtOn: asset?.boughtOn ?? '',
  purchaseCost: asset?.purchaseCost === null ? '' : digits(asset?.purchaseCost),
  warrantyUntil: asset?.warrantyUntil ?? '',
  usefulYears: digits(asset?.usefulYears),
  residualValue: digits(asset?.residualValue),
  replacementCost: digits(asset?.replacementCost),
  supplierId: asset?.supplierId ?? null,
  note: asset?.note ?? '',
  custom: Object.fromEntries((asset?.custom ?? []).map(({ fieldId, value }) => [fieldId, value])),
})

const amount = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** What the form asks for; fields of another category than the chosen one are not sent. */
export const settingsOf = (form: AssetForm, category: Category | undefined): Settings => ({
  ...form,
  displayId: form.displayId.trim(),
  name: form.name.trim(),
  assetStatus: form.assetStatus as Status,
  quantity: Number(form.quantity || 0),
  lendable: Number(form.lendable || 0),
  boughtOn: form.boughtOn || null,
  purchaseCost: amount(form.purchaseCost),
  warrantyUntil: form.warrantyUntil || null,
  usefulYears: amount(form.usefulYears),
  residualValue: Number(form.residualValue || 0),
  replacementCost: amount(form.replacementCost),
  custom: (category?.ownFields ?? []).map(({ fieldId }) => ({
    fieldId,
    value: (form.custom[fieldId] ?? '').trim(),
  })),
})
