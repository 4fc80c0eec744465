"""Who sits at a running table: coming back, why it rests, and what its people vote on."""
