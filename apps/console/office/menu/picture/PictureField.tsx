import { pictureListGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import './Picture.css'
import { PictureDialog } from './PictureDialog.tsx'

type PictureFieldProps = {
  label: string
  /** The name of the picture; empty where there is none yet. */
  picture: string
  error?: string | undefined
  disabled?: boolean
  onChange: (picture: string) => void
}

/** A picture of the catalogue: a file that is dropped on it is uploaded, and a dialog has all others and the point that it is cut around. */
export function PictureField({ label, picture, error, disabled = false, onChange }: PictureFieldProps) {
  const [isOver, setIsOver] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  /** The file that the picture is cut from, while it is at hand. */
  const [file, setFile] = useState<File | null>(null)
  const queries = useQueryClient()
  const uploaded = useMutation({
    mutationFn: uploadPicture,
    onSuccess: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: [pictureListGet.name] })
      onChange(name)
      setIsOpen(true)
    },
  })
  const upload = (dropped: File | undefined) => {
    if (!dropped || disabled || uploaded.isPending) return
    setFile(dropped)
    uploaded.mutate(dropped)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    upload(event.dataTransfer.files[0])
  }
  return (
    <div className="mpic" role="group" aria-label={label}>
      <div
        className={classes('mpic__drop', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        {picture ? <img src={`/pictures/${picture}-320.webp`} alt="" width={132} height={132} /> : <Icon of={ImageIcon} size={44} />}
        {isOver && <span>{m.menu_picture_drop()}</span>}
      </div>
      <OfficeButton small icon={ImageIcon} disabled={disabled} pending={uploaded.isPending} onClick={() => setIsOpen(true)}>
        {uploaded.isPending ? m.menu_picture_uploading() : picture ? m.menu_picture_change() : m.menu_picture_choose()}
      </OfficeButton>
      {(uploaded.error || error) && (
        <p className="help is-error" role="alert">
          {uploaded.error?.message ?? error}
        </p>
      )}
      {isOpen && (
        <PictureDialog
          picture={picture}
          file={file}
          uploading={uploaded.isPending}
          error={uploaded.error}
          onUpload={upload}
          onCut={onChange}
          onChoose={(name) => {
            setFile(null)
            onChange(name)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
