import { useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Meta } from 'react-router';

/**
 * Title, description and `referrer` of the page. In a built page React Router reads them off the root route alone until
 * `<Scripts/>` has been drawn, which ours never is (decision 26): once the shell is alive they come from the whole route.
 */
export function PageHead() {
  const framework = useContext(FrameworkContext);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!framework) return null;
  return (
    <FrameworkContext value={{ ...framework, isSpaMode: framework.isSpaMode && !isAlive }}>
      <Meta />
    </FrameworkContext>
  );
}
