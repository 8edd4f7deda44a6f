import { useState } from 'react'
import { mostFavourites } from '@bargah/contract/features/reports/favourites.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Star } from 'lucide-react'
import { useLocation } from '../../kernel/navigation.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { fetched } from '../../ui/fetched.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import { favouriteBody, useFavourites } from './favourites.queries.ts'
import { type Favourite, isSamePlace, keepPlace } from './favourite-places.ts'

const FavouriteDialog = fetched(() => import('./FavouriteDialog.tsx'))

/** The star beside a page's title: marks the page as it stands, or takes the mark away. */
export default function StarButton({ name }: { name: string }) {
  const { pathname, search } = useLocation()
  const favourites = useFavourites()
  const [isAsked, setAsked] = useState(false)
  const drop = useDrop()
  const place = keepPlace(pathname, search, serverNow())
  const marked = favourites.find(({ kept }) => isSamePlace(kept, place))
  const isFull = !marked && favourites.length >= mostFavourites
  const full = `${toPersianDigits(mostFavourites)} برگزیده دارید؛ نخست یکی را بردارید`
  const label = marked ? 'برداشتن از برگزیده‌ها' : isFull ? full : 'افزودن به برگزیده‌ها'
  return (
    <>
      <IconButton
        aria-label={label}
        size="dense"
        disabled={isFull}
        icon={<Star {...(marked && { fill: 'currentColor' })} />}
        onClick={() => (marked ? drop(marked) : setAsked(true))}
      />
      {isAsked && (
        <FavouriteDialog
          place={place}
          name={name}
          onSaved={(made) => toast({ title: `«${made.name}» در برگزیده‌هاست` })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function useDrop() {
  const { act } = useUndoable('deleteReport', 'saveReport')
  return ({ id, name, kept }: Favourite) =>
    act({
      input: { query: { reportid: id } },
      back: { body: favouriteBody(name, kept) },
      said: `«${name}» از برگزیده‌ها برداشته شد`,
    })
}
