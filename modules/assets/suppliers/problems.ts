import { problem } from '#platform/contract/problem.ts'

export const supplierIdTaken = () => problem(409_26_400, '同一次新增已存成另一家廠商，請重新整理後再新增。')
export const supplierNameTaken = (name: string) =>
  problem(409_26_401, `已經有廠商叫「${name}」，請改用別的名稱，或修改那一家。`)
export const supplierChanged = () => problem(409_26_402, '這家廠商剛被別人改過，請看過新的內容再儲存。')
export const supplierOver = () => problem(409_26_403, '這家廠商已停用，不能再修改。')
export const paperIdTaken = () => problem(409_26_404, '同一次新增已存成另一份文件，請重新整理後再新增。')
export const paperChanged = () => problem(409_26_405, '這份文件剛被別人改過，請看過新的內容再儲存。')
export const fileInUse = () => problem(409_26_406, '這個檔案附在合約、保險或證照上，請先把它拿下再刪除。')
export const tooManyFiles = () => problem(409_26_407, '一家廠商最多 100 個檔案，請先刪除不用的。')
export const badTaxId = () => problem(400_26_400, '統一編號不正確，請檢查後再儲存。')
export const noSuchPlace = () => problem(400_26_401, '縣市與地區不符，請重新選擇。')
export const noSuchType = () => problem(400_26_402, '沒有這個廠商類別，請重新選擇。')
export const notATelephone = () => problem(400_26_403, '電話號碼不正確，請檢查後再儲存。')
export const daysCrossed = () => problem(400_26_404, '結束日不可早於開始日。')
export const wrongPaperFile = () => problem(415_26_400, '檔案只收 PDF、PNG、JPEG、WebP，請另存後再上傳。')
