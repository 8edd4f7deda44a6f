import { Badge } from '../../ui/Badge.tsx'

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'فعال' : 'غیرفعال'}</Badge>
)
