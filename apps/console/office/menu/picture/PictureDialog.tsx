import { pictureListGet, type UploadedPicture } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import { PictureChoices } from './PictureChoices.tsx'

type PictureDialogProps = {
  picture: string
  /** The file that it was uploaded from, just now. */
  file: File | null
  uploading: boolean
  error: Error | null
  onUpload: (file: File | undefined) => void
  /** The same picture, cut around another point. */
  onCut: (picture: string) => void
  onChoose: (picture: string) => void
  onClose: () => void
}

/** Changes a picture: another file, one that is there already, or the point that it is cut around. */
export function PictureDialog({ picture, file, uploading, error, onUpload, onCut, onChoose, onClose }: PictureDialogProps) {
  const queries = useQueryClient()
  const listed = useQuery(query(pictureListGet, {}))
  const pictures = listed.data?.pictures ?? []
  const own = pictures.find(({ name }) => name === picture)
  const onSaved = async ({ name }: UploadedPicture) => {
    await queries.invalidateQueries({ queryKey: [pictureListGet.name] })
    onCut(name)
  }
  return (
    <Dialog title={m.menu_picture_title()} wide onClose={onClose}>
      <label className="mpic__file">
        <span className="lb">{m.menu_picture_file()}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          disabled={uploading}
          onChange={({ target }) => onUpload(target.files?.[0])}
        />
        <span className="help">{uploading ? m.menu_picture_uploading() : m.menu_picture_file_say()}</span>
      </label>
      <ErrorNote error={error ?? listed.error} />
      {own && <FocusPicker key={picture} uploaded={own} file={file} onCut={onSaved} />}
      <PictureChoices picture={picture} uploaded={pictures} onChange={onChoose} />
    </Dialog>
  )
}
