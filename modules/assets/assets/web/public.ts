export { AssetCodeField } from './AssetCodeField.tsx'
export { AssetDialog } from './AssetDialog.tsx'
export { StatusMark } from './StatusMark.tsx'
export { useCategories } from './use-settings.ts'
