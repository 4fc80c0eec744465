"""The numbered changes of the database, and how Alembic runs them."""
