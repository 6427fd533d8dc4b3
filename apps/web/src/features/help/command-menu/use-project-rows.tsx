import { LIMITS, type ProjectSummary } from '@fovea/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileImage } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toFoundQuery } from '#shared/api/projects.queries.ts';
import { useHiddenProjects } from '#shared/project/deleted-projects.ts';
import { StatusBadge } from '#shared/project/project-badges.tsx';
import { toProjectPlace } from '#shared/project/project-place.ts';
import { matches, type Row } from './row.ts';

const WAIT_MS = 150;
const RECENT = 4;
const FOUND = 8;

interface ProjectRows {
  typed: string;
  onClose: () => void;
}

/** Projects that the server finds, or the latest ones while nothing is typed. */
export function useProjectRows({ typed, onClose }: ProjectRows) {
  const navigate = useNavigate();
  const hidden = useHiddenProjects();
  const wanted = typed.trim().slice(0, LIMITS.projectNameMaxLength);
  const q = useLate(wanted, WAIT_MS);
  const { data, isPlaceholderData, isLoading, isFetching } = useQuery({
    ...toFoundQuery(q, q === '' ? RECENT : FOUND),
    placeholderData: keepPreviousData,
  });
  // An answer to what was typed before must not be taken for one to what stands there.
  const isLate = isPlaceholderData || q !== wanted;
  const rows = (data ?? [])
    .filter(({ id }) => !hidden.has(id))
    .filter((project) => !isLate || matches(wanted, toSearchText(project)))
    .map((project): Row => {
      const { id, name, status } = project;
      return {
        key: id,
        group: 'projects',
        icon: <FileImage aria-hidden="true" />,
        label: name,
        end: <StatusBadge status={status} />,
        run: () => {
          onClose();
          void navigate(toProjectPlace(project));
        },
      };
    });
  return { rows, isLoading: isLoading || isLate || isFetching };
}

function toSearchText({ name, code, hashtags }: ProjectSummary): string {
  return [name, code ?? '', ...hashtags.map((hashtag) => `#${hashtag.name}`)].join(' ');
}

function useLate(value: string, waitMs: number): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return late;
}
